import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DamageForm } from '#app/features/insurances/damage-form'
import {
	damageFiles,
	damageForm,
	getDamagePage,
	getReportable,
	sendDamageReport,
} from '#app/features/insurances/damage-form.server'
import { invalid, isComplete } from '#app/forms/parse-form.server'
import { readUploadForm } from '#app/forms/upload-form.server'
import { labelsOf } from '#app/forms/labels-of'
import { pageTitle } from '#app/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/session/guard.server'
import { DefinitionList } from '#app/ui/definition-list'

export const meta = pageTitle

export async function loader(args: LoaderFunctionArgs) {
	const visit = await requireConsumer(args)
	return json(await getDamagePage(visit, await getReportable(visit, args.params.id)))
}

export async function action(args: ActionFunctionArgs) {
	const visit = await requireConsumer(args, { streams: true })
	const insurance = await getReportable(visit, args.params.id)
	const form = await readUploadForm(visit, args.request, damageForm(visit.say), damageFiles)
	try {
		if (!isComplete(form) || form.faults.length > 0) return invalid(visit, form, [], { file: form.faults })
		return await sendDamageReport(visit, insurance, form)
	} finally {
		await form.upload.close()
	}
}

export default function CreateDamageReportPage() {
	const page = useLoaderData<typeof loader>()
	const wordsOf = labelsOf({ date: page.date, time: page.time, cause: page.cause, notes: page.notes })
	const lead = <DefinitionList items={page.facts} />
	return (
		<ActionPage page={page} name="damage" wordsOf={wordsOf} lead={lead}>
			{(form) => <DamageForm page={page} {...form} />}
		</ActionPage>
	)
}
