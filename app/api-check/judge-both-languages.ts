import { languageSchema } from '#app/api/resources/installation'
import { clientCalls, openCalls } from '#app/api/calls'
import { parseDocument } from '#app/api/document'
import { addFindings } from './check-reads'
import { hasFailed, type CheckResult } from './check-result'
import { judgeAnswer, type Finding } from './judge-answer'
import { isBilingual, judgeLanguages, spokenPaths, type SpokenAnswer } from './judge-languages'
import { judgeWordings } from './judge-wordings.server'
import { listReadable } from './known.server'
import { noAnswer } from './no-answer'
import type { Reader } from './reader'

/** Reads texts in English too, where the firm offers both languages, and judges the answers together. */
export async function judgeBothLanguages(results: readonly CheckResult[], reader: Reader) {
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
