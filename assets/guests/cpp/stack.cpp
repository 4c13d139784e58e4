// To run it: c++ -O2 -std=c++17 -o stack stack.cpp && icetea-maze solve-with -- ./stack
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string word, line;
    int version, rooms, start, goal, room, fresh;
    std::cin >> word >> version >> word >> rooms >> word >> start >> word >> goal;
    std::getline(std::cin, line);
    std::vector<int> stack{start};
    std::set<int> seen{start};
    std::cout << "push " << start << std::endl;
    while (!stack.empty() && stack.back() != goal) {
        std::cout << "beside " << stack.back() << std::endl;
        if (!std::getline(std::cin, line)) return 1;
        std::istringstream words(line);
        words >> word >> room;
        for (fresh = -1; fresh < 0 && words >> room;) fresh = seen.count(room) ? -1 : room;
        if (fresh >= 0) {
            seen.insert(fresh);
            stack.push_back(fresh);
            std::cout << "push " << fresh << std::endl;
        } else {
            std::cout << "mark " << stack.back() << std::endl << "pop" << std::endl;
            stack.pop_back();
        }
    }
    std::cout << (stack.empty() ? "no path" : "path");
    for (int one : stack) std::cout << ' ' << one;
    std::cout << std::endl;
}
