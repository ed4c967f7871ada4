import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** In memory, or a file with a file system that a fault makes read-only while it is in use. */
export type DiskKind = 'tmpfs' | 'ext4'

const size = 16 * 1024 * 1024

/** Mounts a disk of 16 MB in a new folder. @throws Error without the permission */
export function mountSmallDisk(kind: DiskKind) {
	const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'))
	const image = `${folder}.img`
	const filler = join(folder, 'filler')

	function mount() {
		if (kind === 'tmpfs') run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)
		else run('mount', '-o', 'loop', image, folder)
	}

	try {
		if (kind === 'ext4') makeImage(image)
		mount()
	} catch (error) {
		rmSync(image, { force: true })
		rmdirSync(folder)
		throw error
	}
	return {
		folder,
		/** Leaves no free byte. */
		fill() {
			try {
				writeFileSync(filler, Buffer.alloc(size))
			} catch (error) {
				if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
			}
		},
		empty: () => rm(filler, { force: true }),
		/** Makes an ext4 disk read-only, as a hardware fault does. */
		fail: () => run('mount', '-o', 'remount,abort', folder),
		/** Mounts the disk again, once no process uses it. */
		mountAnew() {
			run('umount', folder)
			mount()
		},
		close() {
			// Detaches the mount even when a process still uses it.
			run('umount', '--lazy', folder)
			rmdirSync(folder)
			rmSync(image, { force: true })
		},
	}
}

function makeImage(image: string) {
	writeFileSync(image, '')
	truncateSync(image, size)
	run('mkfs.ext4', '-q', image)
}

function run(program: string, ...args: string[]) {
	execFileSync(program, args, { stdio: 'pipe' })
}

/** Warns when this machine cannot mount such a disk. */
export function canMount(kind: DiskKind) {
	try {
		mountSmallDisk(kind).close()
		return true
	} catch {
		process.stdout.write(`\nSKIPPED: what a failing disk does, for want of the right to mount ${kind}\n\n`)
		return false
	}
}
