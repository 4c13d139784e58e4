// To run it: go build union_find.go && icetea-maze build-with -- ./union_find

package main

import (
	"bufio"
	"fmt"
	"os"
)

var parent, size []int
var out = bufio.NewWriter(os.Stdout)

func answer(word string) {
	fmt.Fprintln(out, word)
	out.Flush()
}

func find(room int) int {
	root := room
	for parent[root] != root {
		if above := parent[parent[root]]; above != parent[root] {
			parent[root] = above
			fmt.Fprintln(out, "parent", root, above)
		}
		root = parent[root]
	}
	fmt.Fprintln(out, "find", room, root)
	return root
}

func main() {
	fmt.Fprintln(out, "rule size")
	fmt.Fprintln(out, "compress halving")
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() && lines.Text() != "done" {
		var word string
		var a, b int
		fmt.Sscan(lines.Text(), &word, &a, &b)
		if word == "rooms" {
			for room := 0; room < a; room++ {
				parent, size = append(parent, room), append(size, 1)
			}
		} else if word == "wall" {
			a, b = find(a), find(b)
			if a == b {
				answer("keep")
				continue
			}
			if size[a] < size[b] {
				a, b = b, a
			}
			parent[b] = a
			size[a] += size[b]
			fmt.Fprintln(out, "link", a, b)
			answer("open")
		}
	}
}
