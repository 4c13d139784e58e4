//! Makes Rust of the words, and gives the Windows program its icon and description.

#[path = "../words/generate.rs"]
mod words;

fn main() {
    if let Err(what) = words::generate() {
        eprintln!("{what}");
        std::process::exit(1);
    }
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
