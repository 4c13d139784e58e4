// To run it: c++ -O2 -std=c++17 -o union_find union_find.cpp && icetea-maze build-with -- ./union_find
#include <iostream>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

static std::vector<int> parent, size_of;

static int find(int room) {
    int root = room;
    while (parent[root] != root) {
        const int above = parent[parent[root]];
        if (above != parent[root]) std::cout << "parent " << root << ' ' << above << '\n';
        root = parent[root] = above;
    }
    std::cout << "find " << room << ' ' << root << '\n';
    return root;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::cout << "rule size\ncompress halving\n";
    std::string word;
    int a, b;
    while (std::cin >> word && word != "done") {
        if (word == "rooms" && std::cin >> a) {
            parent.resize(a), size_of.assign(a, 1);
            std::iota(parent.begin(), parent.end(), 0);
        } else if (word == "wall" && std::cin >> a >> b) {
            a = find(a), b = find(b);
            if (a == b) {
                std::cout << "keep" << std::endl;
                continue;
            }
            if (size_of[a] < size_of[b]) std::swap(a, b);
            parent[b] = a;
            size_of[a] += size_of[b];
            std::cout << "link " << a << ' ' << b << '\n' << "open" << std::endl;
        }
    }
}
