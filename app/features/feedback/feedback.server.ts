import { setTimeout as wait } from 'node:timers/promises'
import type { Visit } from '#app/context.server'
import { isVisit } from '#app/lib/request-kind'
import type { Desk } from '#app/sending/form-ids.server'
import { feedbackId, readLink, readStep, type Score } from './feedback-address.server'
import { feedbackDesk, findProgress, type Progress } from './feedback-record.server'
import { patience, sendFollowUp, sendFreeAnswer, sendScore } from './send-feedback.server'
import { isMachine } from './machines'

const pause = 100

/** What the page shows: `ask` where nobody was seen to choose the score, so that a press must send it. */
type Stage = { id: string; progress: Progress } | { ask: Score }

/** Opens the page of a mail's link, which sends the score, or the step that an address of ours names [658] [660]. */
export async function openFeedback(visit: Visit, request: Request): Promise<Stage | undefined> {
	const link = readLink(request)
	const told = readStep(request) ?? link
	if (!told) return undefined
	const id = 'id' in told ? told.id : feedbackId(told)
	const desk = await feedbackDesk(visit, id)
	const known = await awaitScore(desk)
	if (known) return { id, progress: known }
	if ('id' in told) return undefined
	if (told !== link || !isVisit(request) || isMachine(request.headers)) return { ask: told }
	await sendScore(visit.api, desk, told)
	const progress = await findProgress(desk)
	return progress && { id, progress }
}

/** Sends what was pressed or typed at a step of ours, and gives whose feedback it was; undefined for no such step. */
export async function answerFeedback(visit: Visit, request: Request, fields: URLSearchParams) {
	const told = readStep(request)
	if (!told) return undefined
	const id = 'id' in told ? told.id : feedbackId(told)
	const desk = await feedbackDesk(visit, id)
	if ('token' in told) await sendScore(visit.api, desk, told)
	const answer = chosenAnswer(fields)
	const typed = fields.get('freeAnswer')
	if (answer !== undefined) await sendFollowUp(visit.api, desk, answer)
	else if (typed !== null) await sendFreeAnswer(visit.api, desk, typed.trim())
	return { id }
}

/** How far it is, once its score is through or patience is over. */
async function awaitScore(desk: Desk) {
	const until = Date.now() + patience
	let progress = await findProgress(desk)
	while (progress?.step === 'waiting' && Date.now() < until) {
		await wait(pause)
		progress = await findProgress(desk)
	}
	return progress
}

/** The index of the answer whose button was pressed; its value is the answer's words, which text browsers show. */
function chosenAnswer(fields: URLSearchParams) {
	const pressed = [...fields.keys()].find((name) => /^answer\.\d{1,3}$/.test(name))
	return pressed === undefined ? undefined : Number(pressed.replace('answer.', ''))
}
