import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { listOutsidePackages } from './production-packages'

const root = resolve(import.meta.dirname, '../../..')

/** `npm run pack [-- <folder>]`: writes what a server needs into a folder, `build/portal` by default. */
export function main([folder = 'build/portal']: string[]): void {
	const target = resolve(root, folder)
	packPortal(target)
	process.stdout.write(`${target}: ${readdirSync(target).join(', ')}\n`)
}

/** Copies the build and the packages outside the bundle. Replaces an earlier copy alone, and leaves other files there. */
export function packPortal(target: string): void {
	if (root.startsWith(target + sep) || root === target) throw new Error(`${target} contains the sources`)
	if (!isOurs(target))
		throw new Error(`${target} has files that npm run pack did not write: name an empty folder`)
	for (const name of ['build', 'node_modules']) rmSync(join(target, name), { recursive: true, force: true })
	mkdirSync(target, { recursive: true })
	for (const name of ['package.json', 'build/client', 'build/server'])
		cpSync(join(root, name), join(target, name), { recursive: true })
	cpSync(join(root, 'build/client/licences.txt'), join(target, 'licences.txt'))
	for (const { folder } of listOutsidePackages(root)) copyPackage(folder, target)
}

/** An earlier copy, or nothing. */
function isOurs(target: string) {
	const files = existsSync(target) ? readdirSync(target) : []
	if (files.length === 0) return true
	if (!['build', 'licences.txt', 'package.json'].every((name) => files.includes(name))) return false
	const { name } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as { name?: string }
	return name === 'client-portal' && !files.includes('package-lock.json')
}

/** Packages within a package are listed on their own. */
function copyPackage(folder: string, target: string): void {
	const source = realpathSync(join(root, folder))
	const inner = join(source, 'node_modules')
	cpSync(source, join(target, folder), { recursive: true, filter: (path) => path !== inner })
}
