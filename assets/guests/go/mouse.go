// To run it: go build mouse.go && icetea-maze mouse -- ./mouse

// It walks wherever it has not been, and back where it can go no further, until it is in the middle.
package main

import (
	"fmt"
	"os"
	"strconv"
)

func ask(line string) (answer string) {
	fmt.Println(line)
	if _, err := fmt.Scan(&answer); err != nil {
		os.Exit(0)
	}
	return answer
}

func isMiddle(at, side int) bool { return at == (side-1)/2 || at == side/2 }

func main() {
	steps := [4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	looks, turned := [3]string{"wallRight", "wallLeft", "wallFront"}, [3]int{1, 3, 0}
	width, _ := strconv.Atoi(ask("mazeWidth"))
	height, _ := strconv.Atoi(ask("mazeHeight"))
	seen := map[[2]int]bool{{0, 0}: true}
	trail := []int{}
	x, y, heading := 0, 0, 0
	for !isMiddle(x, width) || !isMiddle(y, height) {
		way := -1
		fmt.Println("setColor", x, y, "g")
		for side, look := range looks {
			to := (heading + turned[side]) % 4
			if ask(look) == "true" {
				fmt.Println("setWall", x, y, "nesw"[to:to+1])
			} else if !seen[[2]int{x + steps[to][0], y + steps[to][1]}] {
				way = to
			}
		}
		if way >= 0 {
			trail = append(trail, way)
		} else if len(trail) > 0 {
			fmt.Println("setColor", x, y, "y")
			way = (trail[len(trail)-1] + 2) % 4
			trail = trail[:len(trail)-1]
		} else {
			break
		}
		turns := [4][]string{{}, {"turnRight"}, {"turnRight", "turnRight"}, {"turnLeft"}}
		for _, turn := range turns[(way-heading+4)%4] {
			ask(turn)
		}
		ask("moveForward")
		x, y, heading = x+steps[way][0], y+steps[way][1], way
		seen[[2]int{x, y}] = true
	}
}
