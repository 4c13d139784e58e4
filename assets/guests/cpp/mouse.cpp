// To run it: c++ -O2 -std=c++17 -o mouse mouse.cpp && icetea-maze mouse -- ./mouse
// It walks wherever it has not been, and back where it can go no further, until it is in the middle.
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

static std::string ask(const std::string &line) {
    std::string answer;
    std::cout << line << std::endl;
    if (!(std::cin >> answer)) std::exit(0);
    return answer;
}

static void tell(const char *word, int x, int y, char what) {
    std::cout << word << ' ' << x << ' ' << y << ' ' << what << std::endl;
}

static bool is_middle(int at, int side) { return at == (side - 1) / 2 || at == side / 2; }

int main() {
    const int right[] = {0, 1, 0, -1}, up[] = {1, 0, -1, 0};
    const std::pair<const char *, int> looks[] = {{"wallRight", 1}, {"wallLeft", 3}, {"wallFront", 0}};
    const int width = std::stoi(ask("mazeWidth")), height = std::stoi(ask("mazeHeight"));
    std::set<std::pair<int, int>> seen{{0, 0}};
    std::vector<int> trail;
    int x = 0, y = 0, heading = 0;
    while (!is_middle(x, width) || !is_middle(y, height)) {
        int way = -1;
        tell("setColor", x, y, 'g');
        for (const auto &[side, turned] : looks) {
            const int to = (heading + turned) % 4;
            if (ask(side) == "true") tell("setWall", x, y, "nesw"[to]);
            else if (!seen.count({x + right[to], y + up[to]})) way = to;
        }
        if (way >= 0) {
            trail.push_back(way);
        } else if (!trail.empty()) {
            tell("setColor", x, y, 'y');
            way = (trail.back() + 2) % 4;
            trail.pop_back();
        } else break;
        int turns = (way - heading + 4) % 4;
        if (turns == 3) ask("turnLeft");
        else while (turns-- > 0) ask("turnRight");
        ask("moveForward");
        x += right[way], y += up[way], heading = way;
        seen.insert({x, y});
    }
}
