import { judgeAnswer, type ApiState } from './api-state'
import { getAnswerLimit } from './call-rules'
import { ApiFailure } from './errors'
import { parseSuccess } from './failure'
import { findOne, isReadable, readList } from './jsonapi'
import { describeCause, describeLocation } from './read-answer.server'
import { createNotes, refused } from './reader'
import { licenceItemSchema, licenceSchema } from './resources/licence'
import { sendCall, type WireAnswer } from './transport.server'

/** The branches: a call that every API has, without a token. */
const branchesPath = '/api/licenses'
/** The licence: asked where the list of branches is empty, as that of a server that answers all calls alike. */
const licencePath = '/api/licenses/current'

interface Asked {
	state: ApiState
	/** Status of the answer, its media type, where it leads, or why there is none. */
	facts: { status?: number; type?: string; location?: string; reason?: string }
	/** Seconds that this process's clock is ahead of the API's, by its `Date`. */
	secondsAhead?: number
}

/** Asks the API one call, or two, within `patience` (ms) each. Never throws. */
export async function askApi(patience: number): Promise<Asked> {
	try {
		const { state, ...told } = await ask(branchesPath, patience, listsBranches)
		return state === 'empty' ? await ask(licencePath, patience, holdsLicence) : { state, ...told }
	} catch (error) {
		return { state: 'failing', facts: { reason: describeCause(error) } }
	}
}

async function ask<const State>(path: string, patience: number, read: (document: unknown) => State) {
	const answer = await sendCall({
		method: 'GET',
		path,
		headers: { Accept: 'application/vnd.api+json, application/json', 'Accept-Language': 'nl' },
		timeout: { headers: patience, body: patience, total: patience },
	})
	const type = answer.header('content-type')?.split(';', 1).join('')
	const location = describeLocation(answer)
	const ahead = Math.round((Date.now() - Date.parse(answer.header('date') ?? '')) / 1000)
	return {
		state: await judge(answer, path, read),
		facts: { status: answer.status, type, location },
		secondsAhead: Number.isNaN(ahead) ? undefined : ahead,
	}
}

async function judge<State>(answer: WireAnswer, path: string, read: (document: unknown) => State) {
	const state = judgeAnswer(answer, { method: 'GET', path })
	if (state !== 'ok' || answer.status >= 400) {
		await answer.drop()
		return state === 'ok' ? 'failing' : state
	}
	const bytes = await answer.bytes(getAnswerLimit(path))
	try {
		return read(parseSuccess(bytes, 'GET'))
	} catch (error) {
		return error instanceof ApiFailure && error.answered !== 404 ? 'failing' : 'not an API'
	}
}

/** Other servers answer with JSON too. */
function listsBranches(document: unknown) {
	const rows = readList(document)
	if (rows.length === 0) return isReadable(document) ? 'empty' : 'not an API'
	const isListed = rows.some((row) => {
		const branch = licenceItemSchema.read(row, createNotes())
		return branch !== refused && typeof branch.domain === 'string'
	})
	return isListed ? 'ok' : 'not an API'
}

function holdsLicence(document: unknown) {
	const licence = findOne(document)
	return licence === undefined || licenceSchema.read(licence, createNotes()) === refused ? 'not an API' : 'ok'
}
