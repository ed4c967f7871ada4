import { stripMarkup } from '#app/products/prose.server'
import { findKnown, isUnread, type Unread } from '#app/lib/unread'
import type { StatedAction } from '#app/products/task-state.server'
import type { SerializeFrom } from '@remix-run/node'
import type { Action } from '#app/api/resources/action'
import type { UsesOwner } from '#app/request/context.server'
import { createUploadTexts } from '#app/forms/upload-form.server'
import type { Say } from '#app/i18n/say.server'
import { uploadTypes } from '#app/lib/file-type'
import { lookUp } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { getActionHead, findTypedBeside } from '#app/products/action-head.server'
import { describeUnlabelledText, listTextFacts } from '#app/products/facts'
import { getActionTitle } from '#app/products/action-tasks.server'
import { normaliseType } from '#app/products/action-target'
import { toActionSubject } from '#app/submissions/send-once.server'
import { taskTypes } from '#app/task-types'

export type UploadView = SerializeFrom<typeof getUploadPage>

/** Pension files may also be XML (contract §5). */
export function listAcceptedTypes(action: Action) {
	return isPensionFile(action) ? uploadTypes.pension : uploadTypes.document
}

/** Pension files have no pages. */
export function canJoin(action: Action) {
	return !isPensionFile(action)
}

function isPensionFile(action: Action) {
	return lookUp(taskTypes, normaliseType(action))?.accepts === 'pension'
}

/** @see [475] [476] [478] */
export async function getUploadPage(
	ctx: UsesOwner<'outcome' | 'queryTokens' | 'say' | 'session'>,
	action: StatedAction,
) {
	const head = await getActionHead(ctx, action)
	const { typed, note } = await findTypedBeside(ctx, toActionSubject(action))
	return {
		...head,
		...uploadWords(action, ctx.say),
		typed,
		draftNote: head.draftNote ?? note,
		done: head.done && { ...head.done, title: ctx.say('upload.alreadyDone') },
	}
}

function uploadWords(action: StatedAction, say: Say) {
	const document = findKnown(action.document)
	const texts = say.table('upload')
	const isRejected = normaliseType(action) === 'REUPLOAD_DOCUMENTMANAGEMENT_FILE'
	const comment = stripMarkup(action.comment, say)
	return {
		title: say('upload.titleNamed', { label: document?.label ?? getActionTitle(action, say) }),
		purpose: purposeOf(action, say),
		/** Why the last document could not be used. */
		reason: isRejected ? listTextFacts(texts.rejectionReason, comment, say)[0] : undefined,
		facts: [
			...(isUnread(action.document) ? [{ term: texts.description, detail: say('unread.value') }] : []),
			...listTextFacts(texts.description, stripMarkup(document?.description, say), say),
			...(isRejected ? [] : listTextFacts(texts.remarks, comment, say)),
		],
		guidelines: {
			title: texts.guidelines,
			lines: listRequirements(document, say),
		},
		files: {
			label: texts.files,
			...createUploadTexts(listAcceptedTypes(action), say),
		},
		join: canJoin(action) ? { label: texts.join, hint: texts.joinHint } : undefined,
		comment: { label: texts.comment, hint: texts.commentHint, optional: say('form.optional') },
		action: paths.uploadDocument(action.id),
		submit: texts.submit,
	}
}

function purposeOf(action: StatedAction, say: Say) {
	const document = findKnown(action.document)
	const name = document?.consumerName
	if (isUnread(name)) return describeUnlabelledText(say('documents.columns.for'), name, say)
	if (name) return say('upload.for', { name })
	return action.isDone ? undefined : say('upload.purpose')
}

/** A list, or lines of one text [476]. */
function listRequirements(document: Exclude<Action['document'], Unread>, say: Say) {
	const { uploadRequirementsAsList: list, uploadRequirements: text } = document ?? {}
	const listed = list?.known.map(findKnown) ?? []
	const isListed = listed.some((line) => line !== undefined)
	const shown = (isListed ? listed : [findKnown(text)]).flatMap((one) => listLines(one, say))
	const isListLost = list !== undefined && (!list.isComplete || list.known.some(isUnread))
	if (!isListLost && (isListed || !isUnread(text))) return shown
	return [...shown, say(shown.length > 0 ? 'unread.list' : 'unread.value')]
}

/** Each line is an item of our own list. */
function listLines(text: string | undefined, say: Say) {
	const lines = findKnown(stripMarkup(text, say))?.split(/\r?\n/) ?? []
	return lines.map((line) => line.replace(/^\u2022 /, '')).filter((line) => line.trim())
}
