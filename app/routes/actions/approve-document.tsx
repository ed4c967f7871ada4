import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getActionHead } from '#app/products/action-head.server'
import { getTargetAction } from '#app/products/actions.server'
import { ApprovalForm } from '#app/features/approval/approval-form'
import {
	buildApprovalView,
	listApprovalTerms,
	type ApprovalView,
} from '#app/features/approval/approval-page.server'
import { createApprovalSchema, sendApproval } from '#app/features/approval/approval.server'
import { createLabelFinder } from '#app/forms/find-value'
import { isComplete, parseForm } from '#app/forms/parse-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import { answerIncomplete } from '#app/submissions/check-shown.server'
import { toActionSubject } from '#app/submissions/send-once.server'
import { FactsCard } from '#app/ui/definition-list'
import { Card } from '#app/ui/card'
import { FileLinks } from '#app/ui/file-links'
import { FileList, FileRow } from '#app/ui/file-row'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	const task = await getTargetAction(ctx, 'approve-document', args.params)
	const terms = task.isDone ? undefined : listApprovalTerms(task, ctx.say)
	const head = await getActionHead(ctx, task, 'actions/approve-document', terms)
	return withHelp(help, { ...head, ...buildApprovalView(task, ctx.say) })
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args)
	const task = await getTargetAction(ctx, 'approve-document', args.params)
	const form = await parseForm(args.request, createApprovalSchema(ctx.say))
	const terms = listApprovalTerms(task, ctx.say)
	if (!isComplete(form))
		return answerIncomplete(ctx, form, { ...toActionSubject(task), route: 'actions/approve-document', terms })
	return sendApproval(ctx, form, task)
}

export default function ApproveDocumentPage() {
	const page = useLoaderData<typeof loader>()
	const getFieldLabel = createLabelFinder({ response: { label: page.question }, explanation: page.remark })
	return (
		<ActionPage
			page={page}
			name="approval"
			getFieldLabel={getFieldLabel}
			lead={<ApprovalRequest page={page} />}
		>
			{(form) => <ApprovalForm page={page} {...form} />}
		</ActionPage>
	)
}

function ApprovalRequest({ page: { facts, file } }: { page: ApprovalView }) {
	return (
		<>
			<FactsCard items={facts} />
			{file ? (
				<Card>
					<FileList>
						<FileRow name={file.name} action={<FileLinks {...file} />} />
					</FileList>
				</Card>
			) : null}
		</>
	)
}
