// To run it: go build stack.go && icetea-maze solve-with -- ./stack

package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	hear := func() []string {
		if !lines.Scan() {
			os.Exit(1)
		}
		return strings.Fields(lines.Text())
	}
	_, _ = hear(), hear()
	start, goal := hear()[1], hear()[1]
	stack, seen := []string{start}, map[string]bool{start: true}
	fmt.Println("push", start)
	for len(stack) > 0 && stack[len(stack)-1] != goal {
		top := stack[len(stack)-1]
		fmt.Println("beside", top)
		fresh := ""
		for _, room := range hear()[2:] {
			if fresh == "" && !seen[room] {
				fresh = room
			}
		}
		if fresh != "" {
			seen[fresh] = true
			stack = append(stack, fresh)
			fmt.Println("push", fresh)
		} else {
			stack = stack[:len(stack)-1]
			fmt.Println("mark", top)
			fmt.Println("pop")
		}
	}
	if len(stack) > 0 {
		fmt.Println("path", strings.Join(stack, " "))
	} else {
		fmt.Println("no path")
	}
}
