import type { UsesOwner } from '#app/request/context.server'
import type { DraftTarget } from '#app/submissions/draft.server'
import { findTyped } from '#app/submissions/typed-draft.server'

/** Kept input of a form with files, and the note that its files were not kept. A form that just came back has its own. */
export async function findTypedBeside(
	ctx: UsesOwner<'outcome' | 'say'>,
	target: DraftTarget & { isDone?: boolean },
): Promise<{ typed: Record<string, string>; note?: { kind: string; text: string } }> {
	if (ctx.outcome.failed) return { typed: {} }
	const { typed: all } = await findTyped(ctx, target)
	const texts = Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
	const typed = Object.fromEntries(texts)
	return texts.length > 0 ? { typed, note: ctx.say.table('upload').typedKept } : { typed }
}
