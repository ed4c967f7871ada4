import { cpSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { listOutsidePackages } from './production-packages'

const root = resolve(import.meta.dirname, '../../..')

/** `npm run pack [-- <folder>]`: writes what a server needs into a folder, `build/portal` by default. */
export function main([folder = 'build/portal']: string[]): void {
	const target = resolve(root, folder)
	packPortal(target)
	process.stdout.write(`${target}: ${readdirSync(target).join(', ')}\n`)
}

/** Copies the build and the packages outside the bundle. Replaces an earlier copy and leaves other files alone. */
export function packPortal(target: string): void {
	if (root.startsWith(target + sep) || root === target) throw new Error(`${target} contains the sources`)
	for (const name of ['build', 'node_modules']) rmSync(join(target, name), { recursive: true, force: true })
	mkdirSync(target, { recursive: true })
	for (const name of ['package.json', 'build/client', 'build/server'])
		cpSync(join(root, name), join(target, name), { recursive: true })
	cpSync(join(root, 'build/client/licences.txt'), join(target, 'licences.txt'))
	for (const { folder } of listOutsidePackages(root)) copyPackage(folder, target)
}

/** Packages within a package are listed on their own. */
function copyPackage(folder: string, target: string): void {
	const source = realpathSync(join(root, folder))
	const inner = join(source, 'node_modules')
	cpSync(source, join(target, folder), { recursive: true, filter: (path) => path !== inner })
}
