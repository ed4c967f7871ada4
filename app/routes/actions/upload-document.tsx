import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getUploadAction } from '#app/features/actions/actions.server'
import { UploadForm } from '#app/features/actions/upload-form'
import { readUploadForm, sendDocuments } from '#app/features/actions/upload-form.server'
import { UploadRequest } from '#app/features/actions/upload-request'
import { acceptedTypes, uploadPage } from '#app/features/actions/upload-page.server'
import { errorList } from '#app/forms/error-list'
import { invalid, refused } from '#app/forms/parse-form.server'
import { useReply } from '#app/forms/use-reply'
import { pageTitle } from '#app/page-title'
import { paths } from '#app/paths'
import { requireConsumer } from '#app/session/guard.server'
import { ErrorSummary } from '#app/ui/error-summary'
import { PageContent } from '#app/ui/page-content'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	return json(uploadPage(await getUploadAction(visit, args.params.action), visit.say))
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args, { streams: true })
	const asked = await getUploadAction(visit, args.params.action)
	const form = await readUploadForm(visit, args.request, acceptedTypes(asked))
	try {
		if (asked.isDone) return redirect(paths.uploadDocument(asked.id), 303)
		if (!form.value || form.faults.length > 0) return invalid(visit, form, [], { files: form.faults })
		await sendDocuments(visit.api, asked, form)
	} catch (error) {
		return refused(visit, form, error)
	} finally {
		await form.upload.close()
	}
	const values = { count: form.files.length }
	visit.session.notify('success', 'upload.success', values)
	return redirect(paths.dashboard(), 303)
}

export default function UploadDocumentPage() {
	const page = useLoaderData<typeof loader>()
	const reply = useReply()
	const summary = <ErrorSummary title={reply?.summary ?? ''} errors={errorList('upload', reply?.result)} />
	return (
		<PageContent
			title={page.title}
			purpose={page.purpose}
			back={{ href: paths.dashboard(), label: page.back }}
			summary={summary}
		>
			<UploadRequest page={page} />
			{page.done ? null : <UploadForm page={page} result={reply?.result} />}
		</PageContent>
	)
}
