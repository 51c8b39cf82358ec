#!/usr/bin/env bash
# Debian 12: what ./dev needs, from Debian's packages alone. Safe to run again: each part does nothing when up to date.
#   setup-debian.sh packages NAME...   install packages of this release
#   setup-debian.sh sources            SDL2's and Dear ImGui's sources, into CACHE/sources
#   setup-debian.sh emscripten         Emscripten 3.1.69, into CACHE/emscripten
# Debian 12's own Emscripten and ImGui are too old. The next release's are unpacked into folders of their own, the
# compiler with its own C library; no system package is touched. apt checks every file against that release's signed index.
set -euo pipefail

suite=trixie llvm=19
cache=${XDG_CACHE_HOME:-$HOME/.cache}/puluc
stamp=$(sha256sum <"$0")
sudo=; [ "$(id -u)" = 0 ] || sudo=sudo

say() { printf '== %s\n' "$*" >&2; }
die() { printf 'setup: %s\n' "$*" >&2; exit 1; }

# retry COMMAND...: three tries, quiet; what the last one printed is shown when it fails too.
retry() {
  local try log
  log=$(mktemp)
  for try in 1 2 3; do
    if "$@" >"$log" 2>&1; then rm -f "$log"; return 0; fi
    [ "$try" = 3 ] || sleep $((try * 3))
  done
  tail -n 20 "$log" >&2; rm -f "$log"
  die "'$*' failed three times: see that this machine reaches Debian's package mirror, then run the same command again."
}

install_packages() {
  say "installing $*"
  retry $sudo apt-get -q -o DPkg::Lock::Timeout=300 update
  retry $sudo env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends "$@"
}

# Makes $work with an apt of its own that knows $suite alone; the mirror is the one this machine uses.
private_apt() {
  work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
  mkdir -p "$work"/{lists/partial,archives/partial,preferences,debs,sources}
  : >"$work/status"
  local mirror signed='[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]'
  # shellcheck disable=SC2016  # apt's own variable
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | awk '!/security/ && !found++')
  [ -n "$mirror" ] || die "no Debian mirror is configured in /etc/apt."
  printf '%s\n' "deb $signed $mirror $suite main" "deb-src $signed $mirror $suite main" >"$work/sources.list"
  cat >"$work/apt.conf" <<END
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "-";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "$work/preferences";
Dir::State::lists "$work/lists";
Dir::State::status "$work/status";
Dir::Cache::pkgcache "";
Dir::Cache::srcpkgcache "";
Dir::Cache::archives "$work/archives";
APT::Install-Recommends "false";
APT::Sandbox::User "root";
Acquire::Retries "3";
END
  export APT_CONFIG=$work/apt.conf
  retry apt-get -q update
}

# up_to_date FOLDER: whether this version of this script filled it.
up_to_date() { [ "$(cat "$1/stamp" 2>/dev/null)" = "$stamp" ]; }

# Takes its turn where two runs meet.
lock() { mkdir -p "$cache"; exec 9>"$cache/lock"; flock 9; }

setup_sources() {
  local folder=$cache/sources package name archive
  up_to_date "$folder" && return
  lock; up_to_date "$folder" && return
  say "fetching the sources of SDL2 and Dear ImGui"
  private_apt
  cd "$work/sources"
  retry apt-get -q source --only-source --download-only libsdl2 imgui
  rm -rf "$folder.new"
  for package in libsdl2:SDL2 imgui:imgui; do
    name=${package##*:}
    archive=$(echo "${package%%:*}"_*.orig.tar.*)
    mkdir -p "$folder.new/$name"
    tar -xf "$archive" -C "$folder.new/$name" --strip-components=1 \
      --exclude='*/test' --exclude='*/examples' --exclude='*/docs' --exclude='*/android-project*'
  done
  echo "$stamp" >"$folder.new/stamp"
  rm -rf "$folder"; mv "$folder.new" "$folder"
}

unpack_emscripten() {
  local to=$1 deb
  for deb in "$work"/archives/*.deb "$work"/debs/*.deb; do
    # Left out: manuals, and the prebuilt libraries that nothing here links (position-independent, sanitizers, wasm workers).
    dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$to" \
      --exclude='./usr/share/doc' --exclude='./usr/share/man' --exclude='./usr/share/locale' \
      --exclude='*/share/emscripten/test' --exclude='*/wasm32-emscripten/pic' --exclude='*/wasm32-emscripten/lto-pic' \
      --exclude='*/wasm32-emscripten/*san*' --exclude='*/wasm32-emscripten/*-ww*' \
      --exclude='*/wasm32-emscripten/lto/*san*' --exclude='*/wasm32-emscripten/lto/*-ww*'
  done
}

is_elf() { [ -f "$1" ] && [ ! -L "$1" ] && [ "$(head -c4 "$1" | tail -c3)" = ELF ]; }

# Points the tools at their own loader and libraries, by absolute path: the folder can't be moved afterwards.
# The libraries too: they carry search paths that would hide the tools' own.
patch_emscripten() {
  local root=$1 lib=$1/usr/lib loader rpath file
  loader=$(find "$root" -name ld-linux-x86-64.so.2 | head -n 1)
  rpath=$lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu:$lib/llvm-$llvm/lib
  for file in "$lib/llvm-$llvm"/bin/* "$root"/usr/bin/wasm*; do
    if is_elf "$file"; then patchelf --set-interpreter "$loader" --force-rpath --set-rpath "$rpath" "$file"; fi
  done
  for file in "$lib"/x86_64-linux-gnu/lib{LLVM,clang-cpp,edit,xml2,bsd,z3}*.so* "$lib/llvm-$llvm"/lib/*.so*; do
    if is_elf "$file"; then patchelf --force-rpath --set-rpath "$rpath" "$file"; fi
  done
}

# The layout of an emsdk (upstream/emscripten), so that cmake/Emscripten.cmake treats both alike.
configure_emscripten() {
  local root=$1 emscripten=$1/usr/share/emscripten
  ln -sfn nodejs "$root/usr/share/node_modules"
  mkdir -p "$root/upstream"
  ln -sfn ../usr/share/emscripten "$root/upstream/emscripten"
  cat >"$emscripten/.emscripten" <<END
LLVM_ROOT = '$root/usr/lib/llvm-$llvm/bin'
BINARYEN_ROOT = '$root/usr'
NODE_JS = '$(command -v node)'
CACHE = '$emscripten/cache'
EMSCRIPTEN_ROOT = '$emscripten'
END
}

setup_emscripten() {
  local folder=$cache/emscripten
  up_to_date "$folder" && return
  lock; up_to_date "$folder" && return
  [ "$(dpkg --print-architecture)" = amd64 ] || die "only amd64 is known here: install emsdk 3.1.69 and set EMSDK."
  say "fetching Emscripten (about 250 MB; once)"
  private_apt
  retry apt-get -q -y --download-only install \
    lld-$llvm binaryen libclang-cpp$llvm libclang-common-$llvm-dev
  cd "$work/debs"
  retry apt-get -q download emscripten node-acorn clang-$llvm llvm-$llvm llvm-$llvm-linker-tools
  say "unpacking Emscripten"
  rm -rf "$folder"; mkdir -p "$folder"
  unpack_emscripten "$folder"
  patch_emscripten "$folder"
  configure_emscripten "$folder"
  "$folder/upstream/emscripten/em++" --version >/dev/null || die "the unpacked Emscripten does not start; remove $folder and try again."
  echo "$stamp" >"$folder/stamp"
}

case ${1:-} in
  packages) shift; install_packages "$@" ;;
  sources) setup_sources ;;
  emscripten) setup_emscripten ;;
  *) sed -n '2,8s/^# \?//p' "$0" >&2; exit 2 ;;
esac
