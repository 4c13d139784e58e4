// To run it: icetea-maze build-with -- java union_find.java
import java.io.*;
import java.util.*;

class UnionFind {
    static int[] parent, size;

    static StringBuilder told = new StringBuilder("rule size\ncompress halving\n");

    static void answer(String word) {
        System.out.print(told.append(word).append('\n'));
        System.out.flush();
        told.setLength(0);
    }

    static int find(int room) {
        int root = room;
        while (parent[root] != root) {
            int above = parent[parent[root]];
            if (above != parent[root]) told.append("parent " + root + " " + above + "\n");
            root = parent[root] = above;
        }
        told.append("find " + room + " " + root + "\n");
        return root;
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = in.readLine()) != null; ) {
            String[] words = line.split(" ");
            if (words[0].equals("done")) break;
            if (words[0].equals("rooms")) {
                parent = new int[Integer.parseInt(words[1])];
                size = new int[parent.length];
                Arrays.setAll(parent, room -> room);
                Arrays.fill(size, 1);
            } else if (words[0].equals("wall")) {
                int a = find(Integer.parseInt(words[1])), b = find(Integer.parseInt(words[2]));
                if (a == b) {
                    answer("keep");
                    continue;
                }
                int above = size[a] < size[b] ? b : a, below = a + b - above;
                parent[below] = above;
                size[above] += size[below];
                told.append("link " + above + " " + below + "\n");
                answer("open");
            }
        }
    }
}
