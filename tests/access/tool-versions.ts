import { spawnSync } from 'node:child_process'
import { readToolVersion } from '../browsers/fetched-tools'
import { findProgram } from '../support/find-program'
import { hasOrca } from '../browsers/orca'
import packageFile from '../../package.json'

const { 'axe-core': axe, 'html-validate': markup, 'vnu-jar': jar } = packageFile.devDependencies

/** Needs Java. */
export const nu = `vnu-jar ${jar}`

/** Engines that judge the pages, with the versions that this copy installs. */
export const engines = [
	`axe-core ${axe}`,
	`html-validate ${markup}`,
	nu,
	`IBM Equal Access ${readToolVersion('equalAccess')}`,
]

/** Screen reader, its browser and its speech, as installed; empty when one is missing. */
export function readScreenReader(): string[] {
	const firefox = findProgram('firefox')
	if (!firefox || !hasOrca()) return []
	return [
		`Orca ${readVersion('orca')}`,
		`Firefox ESR ${readVersion(firefox)}`,
		`Speech Dispatcher ${readVersion('speech-dispatcher')}`,
	]
}

function readVersion(program: string): string {
	const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
	return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? ''
}
