import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listProductionPackages, type InstalledPackage } from './production-packages'

const texts = join(import.meta.dirname, 'texts')

/** Files of a package that licences and notices are in. */
const licenceFile = /^(un)?licen[cs]e|^copying|^notice|^third.?party/i
/** Sections of a README that name licences, or the origin of data. */
const licenceSection = /^(licen[cs]e|licensing|sources|attribution)\b/i

/** Copyright holders of packages whose package.json names neither a text nor an author; as in their repositories. */
const holders: Record<string, string> = {
	'@libsql/linux-x64-gnu': 'Joshua Wise, Pekka Enberg',
	'@libsql/linux-x64-musl': 'Joshua Wise, Pekka Enberg',
	'@redis/client': 'Copyright (c) 2022-2025, Redis, inc.',
}

/** Text files of standard licences, by the name in package.json. The LGPL is an addition to the GPL. */
const standardTexts: Record<string, string[]> = {
	MIT: ['MIT'],
	ISC: ['ISC'],
	'(Apache-2.0 AND MIT)': ['Apache-2.0', 'MIT'],
	'LGPL-3.0-or-later': ['LGPL-3.0', 'GPL-3.0'],
}

/** All licences and notices of the packages that run in production. Throws for a package without a text. */
export function writeLicences(root: string): string {
	return listProductionPackages(root)
		.map((item) => writeSection(root, item))
		.join('\n')
}

/** Name, version and licence, then every text that the package requires to be passed on. */
function writeSection(root: string, item: InstalledPackage): string {
	const folder = join(root, item.folder)
	const names = readdirSync(folder)
	const files = names
		.filter((name) => licenceFile.test(name))
		.sort()
		.map((name) => readFileSync(join(folder, name), 'utf8'))
	const readme = names.find((name) => /^readme(\.|$)/i.test(name))
	const sections = readme ? readSections(readFileSync(join(folder, readme), 'utf8')) : []
	const isComplete = files.length > 0 || sections.some((text) => /permission is hereby granted/i.test(text))
	const parts = [...files, ...(isComplete ? [] : writeStandard(folder, item)), ...sections]
	const heading = `===== ${item.name} ${item.version}${item.license && ` (${item.license})`}`
	return `${[heading, ...parts.map((part) => part.trim())].join('\n\n')}\n`
}

function writeStandard(folder: string, { name, license }: InstalledPackage): string[] {
	const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { author?: unknown }
	const holder = typeof author === 'string' ? `Author: ${author}` : holders[name]
	const files = standardTexts[license]
	if (!holder || !files)
		throw new Error(`${name} has no licence text: add it to tests/release/pack/licences.ts`)
	return [holder, ...files.map((file) => readFileSync(join(texts, `${file}.txt`), 'utf8'))]
}

/** Packages of bundled modules that the licences do not name, such as a development package in the bundle. */
export function listUnlicensed(root: string, modules: readonly string[]): string[] {
	const licensed = new Set(listProductionPackages(root).map(({ name }) => name))
	const bundled = modules.flatMap((id) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [])
	return [...new Set(bundled)].filter((name) => !licensed.has(name))
}

/** Sections of a Markdown text whose heading names a licence; lines with a word alone add nothing. */
function readSections(markdown: string): string[] {
	const plain = markdown.replace(/^(.+)\n[-=]{3,}$/gm, (_, title: string) => `## ${title}`)
	return plain
		.split(/^#{1,4} /m)
		.slice(1)
		.filter((section) => licenceSection.test(section) && section.split('\n').join(' ').length > 120)
}
