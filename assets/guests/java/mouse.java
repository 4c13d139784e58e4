// To run it: icetea-maze mouse -- java mouse.java
// It walks wherever it has not been, and back where it can go no further, until it is in the middle.
import java.io.*;
import java.util.*;

class Mouse {
    static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));

    static void tell(String line) {
        System.out.print(line + "\n");
        System.out.flush();
    }

    static String ask(String line) throws IOException {
        tell(line);
        String answer = in.readLine();
        if (answer == null) System.exit(0);
        return answer;
    }

    static boolean isMiddle(int at, int side) {
        return at == (side - 1) / 2 || at == side / 2;
    }

    public static void main(String[] arguments) throws IOException {
        int[] right = {0, 1, 0, -1}, up = {1, 0, -1, 0}, turned = {1, 3, 0};
        String[] looks = {"wallRight", "wallLeft", "wallFront"};
        int width = Integer.parseInt(ask("mazeWidth")), height = Integer.parseInt(ask("mazeHeight"));
        boolean[][] seen = new boolean[width][height];
        Deque<Integer> trail = new ArrayDeque<>();
        int x = 0, y = 0, heading = 0;
        seen[0][0] = true;
        while (!isMiddle(x, width) || !isMiddle(y, height)) {
            int way = -1;
            tell("setColor " + x + " " + y + " g");
            for (int side = 0; side < 3; side++) {
                int to = (heading + turned[side]) % 4;
                if (ask(looks[side]).equals("true")) tell("setWall " + x + " " + y + " " + "nesw".charAt(to));
                else if (!seen[x + right[to]][y + up[to]]) way = to;
            }
            if (way >= 0) {
                trail.push(way);
            } else if (!trail.isEmpty()) {
                tell("setColor " + x + " " + y + " y");
                way = (trail.pop() + 2) % 4;
            } else break;
            int turns = (way - heading + 4) % 4;
            if (turns == 3) ask("turnLeft");
            else while (turns-- > 0) ask("turnRight");
            ask("moveForward");
            x += right[way];
            y += up[way];
            heading = way;
            seen[x][y] = true;
        }
    }
}
