import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listLoginNameOwners } from '#app/limits/login-names.server'
import type { Config } from '#app/config/config.server'
import { readStandardInput } from '#app/lib/read-standard-input.server'
import { closeSessionStore, getSessionStore } from '#app/session/current-store.server'
import { findErasuresFolder } from '#app/session/erasure-files.server'
import { applyErasures, eraseForGood } from '#app/session/erasures.server'
import { getGuestId, listConsumerOwners } from '#app/session/records.server'
import { listSignIns } from '#app/session/sign-ins.server'
import { isSecretForeign, isSecretLost } from '#app/session/secret-marks.server'
import type { SessionStore } from '#app/session/store.server'

/** Result of `erase-client`, without anything that was typed. */
interface Erased {
	/** Removed records of the id. */
	records: number
	branch: string | undefined
	/** Removed records of the login names; absent without further lines. */
	ofNames: number | undefined
	/** Further lines that have only digits: probably ids of other clients. */
	ids: number
	isOlderUnknown: boolean
	/** State of the list of erasures, for the next restore. */
	list: 'written' | 'not written' | 'none'
}

const olderWords = `What an older SESSION_SECRET sealed, which is not listed, is unknown: nobody can read it, and it goes when it expires.
`

const listWords = {
	written: '',
	'not written': `ERASURES_DIR was not written: a restored backup brings this client back. Mend the folder, and erase again.
`,
	none: `ERASURES_DIR is not set, so there is no list: a restored Redis brings this client back.
`,
}

/** Ends with a line break. */
export function describeErased({ records, branch, ofNames, ids, isOlderUnknown, list }: Erased) {
	const place = branch === undefined ? 'without a branch (--branch=<branch>)' : `in branch ${branch}`
	const hint = records === 0 ? `: nothing is stored of this id ${place}` : ''
	const more = ofNames === undefined ? '' : `; of the login names: ${ofNames}`
	const others =
		ids > 0
			? `Further lines with only digits: ${ids}. They were read as login names: erase each id by a command of its own.\n`
			: ''
	return `Erased ${records} records${hint}${more}\n${others}${isOlderUnknown ? olderWords : ''}${listWords[list]}`
}

const usage = `Usage: node build/server/index.js erase-client [--branch=<branch>] < <file with the client's id>

Removes what the portal stores of a client: drafts, receipts, answers, sessions. Standard input has one id, and on further
lines its login names. A restored backup is erased again at its start (.github/RUNBOOK.md).
`

/** The portal may run meanwhile. */
export async function eraseClient({ DATA_DIR, REDIS_URL }: Config, args: readonly string[]) {
	if (!REDIS_URL && !existsSync(join(resolve(DATA_DIR), 'sessions.db')))
		throw new Error(`DATA_DIR: ${resolve(DATA_DIR)} holds no sessions.db`)
	const [, branch] = /^--branch=(\S+)$/.exec(args.length === 1 ? args.join() : '') ?? []
	const lines = (await readStandardInput()).split('\n').map((line) => line.trim())
	const [id, ...loginNames] = lines.filter(Boolean)
	if (id === undefined || (args.length > 0 && branch === undefined)) throw new Error(usage)
	const store = getSessionStore()
	if (await isSecretForeign(store))
		throw new Error(
			'SESSION_SECRET: the portal last started with another one, so its records cannot be found',
		)
	await applyErasures(store)
	const names = [
		{ id, branch },
		{ id: getGuestId(id), branch },
	]
	const sessions = (await Promise.all(names.map((name) => listSignIns(store, name)))).flat()
	const owners = [...sessions.map(({ owner }) => owner), ...listConsumerOwners({ id, branch })]
	const ofNames = loginNames.flatMap(listLoginNameOwners)
	const records = await countRecords(store, owners)
	const counts = ofNames.length > 0 ? await countRecords(store, ofNames) : undefined
	const { isRecorded } = await eraseForGood(store, [...owners, ...ofNames])
	const isOlderUnknown = await isSecretLost(store)
	closeSessionStore()
	const list = findErasuresFolder() === undefined ? 'none' : isRecorded ? 'written' : 'not written'
	const ids = loginNames.filter((name) => /^\d+$/.test(name)).length
	const said = describeErased({ records, branch, ofNames: counts, ids, isOlderUnknown, list })
	const isWhole = records > 0 && list === 'written'
	// A connection to Redis would keep the process running.
	process.stdout.write(said, () => process.exit(isWhole ? 0 : 1))
}

async function countRecords(store: Pick<SessionStore, 'list'>, owners: readonly string[]) {
	const lists = await Promise.all(owners.map((owner) => store.list(owner)))
	return lists.reduce((sum, { length }) => sum + length, 0)
}
