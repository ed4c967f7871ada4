import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listLoginNameOwners } from '#app/limits/login-names.server'
import type { Config } from '#app/config/config.server'
import { readStandardInput } from '#app/lib/read-standard-input.server'
import { closeSessionStore, getSessionStore } from '#app/session/current-store.server'
import { applyErasures, eraseForGood } from '#app/session/erasures.server'
import { getGuestId, listConsumerOwners } from '#app/session/records.server'
import { listSignIns } from '#app/session/sign-ins.server'
import { isSecretForeign, isSecretLost } from '#app/session/secret-marks.server'
import type { SessionStore } from '#app/session/store.server'

const usage = `Usage: node build/server/index.js erase-client [--branch=<branch>] < <file with the client's id>

Removes what the portal stores of a client: drafts, receipts, answers, sessions. Standard input has the id, and on further
lines the login names. A restored backup is erased again at its start (.github/RUNBOOK.md).
`

const olderWords = `What an older SESSION_SECRET sealed, which is not listed, is unknown: nobody can read it, and it goes when it expires.
`

const unrecordedWords = `ERASURES_DIR was not written: a restored backup brings this client back. Mend the folder, and erase again.
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
	const counts = await countRecords(store, ofNames)
	const { isRecorded } = await eraseForGood(store, [...owners, ...ofNames])
	const older = (await isSecretLost(store)) ? olderWords : ''
	closeSessionStore()
	// A connection to Redis would keep the process running.
	const hint = `: nothing is stored of this id ${branch === undefined ? 'without a branch (--branch=<branch>)' : `in branch ${branch}`}`
	const words = `Erased ${records} records${records === 0 ? hint : ''}`
	const more = counts > 0 ? `; of the login names ${counts}` : ''
	const lost = isRecorded ? '' : unrecordedWords
	const isWhole = records > 0 && isRecorded
	process.stdout.write(`${words}${more}\n${older}${lost}`, () => process.exit(isWhole ? 0 : 1))
}

async function countRecords(store: Pick<SessionStore, 'list'>, owners: readonly string[]) {
	const lists = await Promise.all(owners.map((owner) => store.list(owner)))
	return lists.reduce((sum, { length }) => sum + length, 0)
}
