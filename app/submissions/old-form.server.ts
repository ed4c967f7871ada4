import type { ParsedForm } from '#app/forms/parse-form.server'
import { formIdField } from '#app/request/form-id-field'
import type { UsesOwner } from '#app/request/context.server'
import { findFormId } from './form-ids.server'
import { getRecordOwner } from './record-owner.server'

/** Whether the form was sent before: then `sendOnce` answers, not a comparison with what the send changed. */
export async function isOldForm<T>(
	ctx: UsesOwner,
	{ subject, isDone }: { subject: string; isDone?: boolean },
	{ submission }: ParsedForm<T>,
): Promise<boolean> {
	return (
		isDone === true || submission.payload[formIdField] !== (await findFormId(getRecordOwner(ctx), subject))
	)
}
