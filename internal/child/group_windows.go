package child

import (
	"os/exec"
	"strings"
	"syscall"
	"unsafe"

	"golang.org/x/sys/windows"
)

// Quoted returns a word in the form in which the system's shell reads it unchanged. The
// word must not contain a quotation mark, which no path contains.
func Quoted(word string) string {
	if word != "" && !strings.ContainsAny(word, " \t&()[]{}^=;!'+,`~") {
		return word // also for a caller that splits a command at its spaces
	}
	return `"` + word + `"`
}

// inShell passes the line to the shell unchanged. With /S, the shell removes only the
// first and the last quotation mark.
func inShell(line string) *exec.Cmd {
	shell := exec.Command("cmd")
	shell.SysProcAttr = &syscall.SysProcAttr{CmdLine: `cmd /D /S /C "` + line + `"`}
	return shell
}

// start starts a program in a job, and returns a function that kills all processes of the
// job. Windows kills them, too, when this process ends, because it closes the job's only
// handle. The shell starts suspended, because processes that it starts before it is in the
// job would not be killed.
func start(program *exec.Cmd) (kill func(), err error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return nil, err
	}
	limits := windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION{}
	limits.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
	kill = func() {
		_ = windows.TerminateJobObject(job, 1)
		_ = windows.CloseHandle(job)
	}
	_, err = windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation,
		uintptr(unsafe.Pointer(&limits)), uint32(unsafe.Sizeof(limits))) //nolint:gosec // the system's call
	if err == nil {
		program.SysProcAttr.CreationFlags |= windows.CREATE_SUSPENDED
		err = program.Start()
	}
	if err != nil {
		kill()
		return nil, err
	}
	if err = join(job, uint32(program.Process.Pid)); err != nil { //nolint:gosec // an id of the system
		kill()
		_ = program.Process.Kill() // it may not be in the job
		_ = program.Wait()
		return nil, err
	}
	return kill, nil
}

// join puts a suspended process into a job and resumes the process.
func join(job windows.Handle, id uint32) error {
	process, err := windows.OpenProcess(windows.PROCESS_SET_QUOTA|windows.PROCESS_TERMINATE, false, id)
	if err != nil {
		return err
	}
	defer windows.CloseHandle(process) //nolint:errcheck // nothing is lost
	if err := windows.AssignProcessToJobObject(job, process); err != nil {
		return err
	}
	threads, err := windows.CreateToolhelp32Snapshot(windows.TH32CS_SNAPTHREAD, 0)
	if err != nil {
		return err
	}
	defer windows.CloseHandle(threads) //nolint:errcheck // nothing is lost
	entry := windows.ThreadEntry32{Size: uint32(unsafe.Sizeof(windows.ThreadEntry32{}))}
	for err = windows.Thread32First(threads, &entry); err == nil; err = windows.Thread32Next(threads, &entry) {
		if entry.OwnerProcessID == id {
			return resume(entry.ThreadID)
		}
	}
	return err
}

func resume(id uint32) error {
	thread, err := windows.OpenThread(windows.THREAD_SUSPEND_RESUME, false, id)
	if err != nil {
		return err
	}
	defer windows.CloseHandle(thread) //nolint:errcheck // nothing is lost
	_, err = windows.ResumeThread(thread)
	return err
}
