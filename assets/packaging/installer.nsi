; The installer for Windows, made by release.sh: for one player, without an administrator. A later
; version installed over an earlier one, and taking the program away again, leave what was played.

!include MUI2.nsh

Name "Icetea Maze"
OutFile "${OUTPUT}"
Target amd64-unicode
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Icetea Maze"
SetCompressor /SOLID lzma
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Icetea Maze"
VIAddVersionKey FileDescription "Icetea Maze: installer"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright "The Icetea Maze developers, MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\icetea-maze.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE SimpChinese
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE PortugueseBR
!insertmacro MUI_LANGUAGE Russian
!insertmacro MUI_LANGUAGE Ukrainian
!insertmacro MUI_LANGUAGE Japanese
!insertmacro MUI_LANGUAGE Korean

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\IceteaMaze"

Section
    SetOutPath $INSTDIR
    ; Its files have other names in each version.
    RMDir /r "$INSTDIR\page"
    File /r "${FOLDER}/*"
    CreateShortcut "$SMPROGRAMS\Icetea Maze.lnk" "$INSTDIR\icetea-maze.exe"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${UNINSTALL}" DisplayName "Icetea Maze"
    WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" DisplayIcon "$INSTDIR\icetea-maze.exe"
    WriteRegStr HKCU "${UNINSTALL}" Publisher "The Icetea Maze developers"
    WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
    WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1
SectionEnd

Section Uninstall
    Delete "$SMPROGRAMS\Icetea Maze.lnk"
    Delete "$INSTDIR\icetea-maze.exe"
    Delete "$INSTDIR\icetea-maze.com"
    Delete "$INSTDIR\LICENSES.txt"
    RMDir /r "$INSTDIR\manual"
    RMDir /r "$INSTDIR\page"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
