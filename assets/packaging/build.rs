//! Gives the Windows program its icon and description; other systems, and the library alone, need
//! nothing.

fn main() {
    println!("cargo::rerun-if-changed=assets/icon/icetea-maze.ico");
    #[cfg(feature = "desktop")]
    if std::env::var_os("CARGO_CFG_WINDOWS").is_some() {
        describe_the_program();
    }
}

#[cfg(feature = "desktop")]
fn describe_the_program() {
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
