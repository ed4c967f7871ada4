import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getTargetAction } from '#app/products/actions.server'
import { UploadForm } from '#app/features/upload/upload-form'
import { createUploadRules, createUploadSchema, sendDocuments } from '#app/features/upload/upload-form.server'
import { getUploadPage, type UploadView } from '#app/features/upload/upload-page.server'
import { answerInvalid, isComplete } from '#app/forms/parse-form.server'
import { createLabelFinder } from '#app/forms/find-value'
import { parseUpload, withUpload } from '#app/forms/upload-form.server'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { findHelp, withHelp } from '#app/pages/page-help.server'
import { requireConsumer } from '#app/request/guard.server'
import { toActionSubject } from '#app/submissions/send-once.server'
import { isOfHiddenPage, keepOfHiddenPage } from '#app/submissions/typed-draft.server'
import { answerTaken } from '#app/submissions/unsent.server'
import { FactsCard } from '#app/ui/definition-list'
import { Notice } from '#app/ui/notice'
import { Section } from '#app/ui/section'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	const help = findHelp(ctx)
	const task = await getTargetAction(ctx, 'upload-document', args.params)
	return withHelp(help, getUploadPage(ctx, task))
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args, { streams: true })
	const { request } = args
	return withUpload(ctx, request, async (upload) => {
		const task = await getTargetAction(ctx, 'upload-document', args.params)
		const rules = createUploadRules(task, upload.fields)
		const form = await parseUpload(ctx, { request, upload }, createUploadSchema(ctx.say), rules)
		if (isOfHiddenPage(upload.fields)) return keepOfHiddenPage(ctx, toActionSubject(task), form)
		if (isComplete(form) && form.faults.length === 0) return sendDocuments(ctx, task, form, request.signal)
		if (task.isDone) return answerTaken(ctx, form, { files: form.files })
		return answerInvalid(ctx, form, { errors: { file: form.faults } })
	})
}

export default function UploadDocumentPage() {
	const page = useLoaderData<typeof loader>()
	return (
		<ActionPage
			page={page}
			name="upload"
			getFieldLabel={createLabelFinder({ comment: page.comment, file: page.files })}
			lead={<UploadRequest page={page} />}
		>
			{(form) => <UploadForm page={page} {...form} />}
		</ActionPage>
	)
}

function UploadRequest({ page: { reason, facts, guidelines } }: { page: UploadView }) {
	return (
		<>
			{reason ? (
				<Notice tone="warning" kind={reason.term}>
					{reason.detail}
				</Notice>
			) : null}
			<FactsCard items={facts} />
			{guidelines.lines.length > 0 ? (
				<Section title={guidelines.title}>
					<ul>
						{guidelines.lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</Section>
			) : null}
		</>
	)
}
