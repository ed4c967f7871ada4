import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** In memory, or a file with a file system that turns read-only at a fault, under whoever writes. */
export type DiskKind = 'tmpfs' | 'ext4'

const size = 16 * 1024 * 1024

/** A disk of 16 MB, mounted in a new folder. @throws Error where that is not allowed */
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
		/** Not a byte is left. */
		fill() {
			try {
				writeFileSync(filler, Buffer.alloc(size))
			} catch (error) {
				if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
			}
		},
		empty: () => rm(filler, { force: true }),
		/** From now on nothing can be written, as after a fault of the hardware; of ext4 alone. */
		fail: () => run('mount', '-o', 'remount,abort', folder),
		/** It is mended by mounting it anew, once nobody uses it. */
		mountAnew() {
			run('umount', folder)
			mount()
		},
		close() {
			// A process that could not be ended holds no mount.
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

/** Whether such a disk can be mounted here; where not, it is said aloud. */
export function canMount(kind: DiskKind) {
	try {
		mountSmallDisk(kind).close()
		return true
	} catch {
		process.stdout.write(`\nSKIPPED: what a failing disk does, for want of the right to mount ${kind}\n\n`)
		return false
	}
}
