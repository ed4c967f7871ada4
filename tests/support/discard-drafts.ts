import type { Visitor } from './visitor'

/** Discards the drafts of earlier tests, which a client keeps from one session to the next. */
export async function discardDrafts(visitor: Visitor): Promise<void> {
	const tasks = await visitor.visit('/actions')
	const link = tasks.document.querySelector('main a[href^="/drafts/"]')
	if (!link) return
	const question = await tasks.follow(link)
	const button = question.document.querySelector('main form button')
	if (!button) throw new Error('The question has no button')
	await question.press(button)
	await discardDrafts(visitor)
}
