import { randomUUID } from 'node:crypto'
import { decodeText } from '#app/api/answer-body.server'
import { getAnswerLimit, timeouts } from '#app/api/call-rules'
import { clientCalls, fileCalls, openCalls, recordCalls } from '#app/api/calls'
import { parseDocument } from '#app/api/document'
import { sendCall } from '#app/api/transport.server'
import { peekStream } from '#app/lib/web-stream'
import { guestSignIn } from './access-commands'
import { addFindings, checkReads, checkRecordReads } from './check-reads'
import { leaveOut, type CheckResult, type Send, hasFailed } from './check-result'
import { judgeMembers, isBilingual, judgeLanguages, spokenPaths, type SpokenAnswer } from './judge-languages'
import { judgePictures, type FetchPicture, judgeWordings } from './judge-wordings.server'
import { readKnown, type Account, type Known, listReadable } from './known.server'
import { createReader, type Caller, type Reader } from './reader'
import { nobody, signIn, withoutSignIn } from './sign-in'
import { changingCommands, commands, tryCommands, type Wire } from './try-commands'
import { languageSchema } from '#app/api/resources/installation'
import { judgeAnswer, type Finding } from './judge-answer'
import { noAnswer } from './no-answer'

/** Bytes of a file that are judged, or of the JSON in its place. */
const longestStart = 256 * 1024

export const sendToApi: Send = async ({ isFile, ...request }) => {
	const answer = await sendCall({ ...request, timeout: isFile ? timeouts.download : timeouts.call })
	const { status, header } = answer
	if (!isFile) {
		const bytes = await answer.bytes(getAnswerLimit(request.path))
		return { status, header, body: decodeText(bytes) }
	}
	const source = answer.stream()
	if (!source) return { status, header, body: '' }
	const { firstBytes, stream } = await peekStream(source, longestStart)
	await stream.cancel().catch(() => undefined)
	return { status, header, body: decodeText(firstBytes), bytes: firstBytes }
}

interface Options {
	branch: string | undefined
	/** Also sends commands, which changes data of the API. */
	write?: boolean
}

/**
 * Makes every read of the portal and validates the responses by the portal's schemas. Commands are sent with `write`
 * only, and otherwise reported as not tried. `fetchPicture` fetches the pictures of the licence.
 */
export async function checkApi(
	{ branch, write = false }: Options,
	account: Account | undefined,
	send = sendToApi,
	fetchPicture?: FetchPicture,
): Promise<CheckResult[]> {
	const headers = {
		Accept: 'application/vnd.api+json, application/json',
		'Accept-Language': 'nl',
		'X-Request-Id': randomUUID(),
		...(branch === undefined ? {} : { domain: branch }),
	}
	const caller: Caller = {}
	const reader = createReader(headers, caller, send)
	const results = await checkReads(openCalls, reader)
	if (fetchPicture) addFindings(results, licencePath, await checkPictures(reader, fetchPicture))
	const leaveRest = async (reason: string) => {
		await judgeBothLanguages(results, reader)
		return [...results, ...leaveClientOut(reason)]
	}
	if (!account) {
		results.push(withoutSignIn)
		return leaveRest(nobody)
	}
	const { tokens, result } = await signIn(account, headers, send)
	results.push(result)
	if (tokens === undefined) return leaveRest('nobody is signed in')
	caller.access = tokens.accessToken
	results.push(...(await checkReads(clientCalls, reader)))
	for (const [path, finding] of judgeMembers(await readLists(reader))) addFindings(results, path, [finding])
	await judgeBothLanguages(results, reader)
	const known = await readKnown(account, { caller, refreshToken: tokens.refreshToken }, readDocument(reader))
	return [...results, ...(await checkRecords(known, { headers, reader, send }, write))]
}

/** Calls about single records: reads, and commands with `write`. */
async function checkRecords(known: Known, wire: Wire, write: boolean) {
	const guest = await tryCommands([guestSignIn], known, wire)
	const reads = await checkRecordReads(known, wire.reader, write)
	const changes = write
		? await tryCommands(changingCommands, known, wire)
		: changingCommands.map((command) => leaveOut('POST', command, 'only with --write'))
	return [...guest, ...reads, ...changes]
}

const licencePath = '/api/licenses/current'

function leaveClientOut(reason: string) {
	const reads = [...clientCalls, ...fileCalls, ...recordCalls]
	return [
		...reads.map((call) => leaveOut('GET', call, reason)),
		...commands.map((command) => leaveOut('POST', command, reason)),
	]
}

/** @throws when the call failed */
const readDocument =
	({ read }: Reader) =>
	async (path: string) => {
		const { status, body } = await read(path)
		if (status !== 200) throw new Error(`status ${status}`)
		return parseDocument(body)
	}

/** The lists of the client; unreadable ones are reported as such already. */
async function readLists(reader: Reader) {
	const documents = new Map<string, unknown>()
	for (const { path } of clientCalls)
		documents.set(path, await readDocument(reader)(path).catch(() => undefined))
	return documents
}

/** An unreadable answer is reported as such already. */
async function checkPictures({ read }: Reader, fetchPicture: FetchPicture) {
	try {
		const [licence, theme] = await Promise.all([licencePath, '/api/theme'].map(read))
		if (licence?.status !== 200) return []
		return await judgePictures(licence.body, theme?.status === 200 ? theme.body : undefined, fetchPicture)
	} catch {
		return []
	}
}

/** Reads texts in English too, where the firm offers both languages, and judges the answers together. */
async function judgeBothLanguages(results: readonly CheckResult[], reader: Reader) {
	if (!(await offersBoth(reader))) return
	const readable = results.filter((one) => spokenPaths.includes(one.path) && !hasFailed(one))
	const answers: { path: string; answer: SpokenAnswer }[] = []
	for (const { path } of readable) {
		const { findings, answer } = await readBoth(path, reader)
		addFindings(results, path, findings)
		if (answer) answers.push({ path, answer })
	}
	addFindings(results, '/api/licenses/current', judgeLanguages(answers.map(({ answer }) => answer)))
	for (const { path, answer } of answers) addFindings(results, path, judgeWordings(path, answer.nl))
}

async function offersBoth({ read }: Reader) {
	try {
		const listed = listReadable(parseDocument((await read('/api/languages')).body), languageSchema)
		return isBilingual(listed.map(({ isoCode }) => isoCode))
	} catch {
		return true
	}
}

async function readBoth(
	path: string,
	{ read, readAgain }: Reader,
): Promise<{ findings: Finding[]; answer?: SpokenAnswer }> {
	const call = [...openCalls, ...clientCalls].find((one) => one.path === path)
	if (!call) return { findings: [] }
	const without = `${call.without}, in English`
	try {
		const [dutch, english] = [await read(path), await readAgain(path, 'en')]
		const errors = judgeAnswer({ ...call, without }, english).filter(({ severity }) => severity === 'error')
		if (errors.length > 0) return { findings: errors }
		return { findings: [], answer: { nl: parseDocument(dutch.body), en: parseDocument(english.body) } }
	} catch (error) {
		return { findings: [noAnswer(error, without)] }
	}
}
