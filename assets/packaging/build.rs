//! Gives the Windows program its icon and tells what it is; elsewhere there is nothing to do.

fn main() {
    println!("cargo::rerun-if-changed=assets/icon/icetea-maze.ico");
    if std::env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    let mut resource = winresource::WindowsResource::new();
    resource
        .set_icon("assets/icon/icetea-maze.ico")
        .set("ProductName", "Icetea Maze")
        .set("FileDescription", "Icetea Maze")
        .set("LegalCopyright", "The Icetea Maze developers, MIT License");
    if let Err(error) = resource.compile() {
        println!("cargo::warning=the program has no icon: {error}");
    }
}
