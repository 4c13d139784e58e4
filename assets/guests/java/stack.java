// To run it: icetea-maze solve-with -- java stack.java
import java.util.*;

class MazeStack {
    static final Scanner in = new Scanner(System.in);

    static void tell(String line) {
        System.out.print(line + "\n");
        System.out.flush();
    }

    static String[] hear() {
        return in.nextLine().split(" ");
    }

    public static void main(String[] arguments) {
        hear();
        boolean[] seen = new boolean[Integer.parseInt(hear()[1])];
        String start = hear()[1], goal = hear()[1];
        List<String> stack = new ArrayList<>();
        String next = start;
        do {
            if (next != null) {
                seen[Integer.parseInt(next)] = true;
                stack.add(next);
                tell("push " + next);
            } else {
                tell("mark " + stack.remove(stack.size() - 1));
                tell("pop");
            }
            if (stack.isEmpty() || stack.get(stack.size() - 1).equals(goal)) break;
            tell("beside " + stack.get(stack.size() - 1));
            String[] words = hear();
            next = Arrays.stream(words).skip(2).filter(room -> !seen[Integer.parseInt(room)]).findFirst().orElse(null);
        } while (true);
        tell(stack.isEmpty() ? "no path" : "path " + String.join(" ", stack));
    }
}
