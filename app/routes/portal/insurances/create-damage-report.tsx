import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DamageForm } from '#app/features/insurances/damage-reports'
import {
	answerUnboundDamage,
	damageFiles,
	createDamageSchema,
	getDamagePage,
	getReportableInsurance,
	sendDamageReport,
	toDamageDraft,
} from '#app/features/insurances/damage-form.server'
import { answerInvalid, isComplete } from '#app/forms/parse-form.server'
import { parseUpload, withUpload } from '#app/forms/upload-form.server'
import { createLabelFinder } from '#app/forms/find-value'
import { getPageTitle } from '#app/request/page-title'
import { ActionPage } from '#app/pages/action-page'
import { requireConsumer } from '#app/request/guard.server'
import { isOfHiddenPage, keepOfHiddenPage } from '#app/submissions/typed-draft.server'
import { DefinitionList } from '#app/ui/definition-list'

export const meta = getPageTitle

export async function loader(args: LoaderFunctionArgs) {
	const ctx = await requireConsumer(args)
	return getDamagePage(ctx, await getReportableInsurance(ctx, args.params.id))
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await requireConsumer(args, { streams: true })
	const { request } = args
	return withUpload(ctx, request, async (upload) => {
		const insurance = await getReportableInsurance(ctx, args.params.id)
		const form = await parseUpload(ctx, { request, upload }, createDamageSchema(ctx.say), damageFiles)
		if (isOfHiddenPage(upload.fields)) return keepOfHiddenPage(ctx, toDamageDraft(insurance), form)
		const unbound = answerUnboundDamage(ctx, form)
		if (unbound) return unbound
		return isComplete(form) && form.faults.length === 0
			? sendDamageReport(ctx, insurance, form)
			: answerInvalid(ctx, form, { errors: { file: form.faults } })
	})
}

export default function CreateDamageReportPage() {
	const page = useLoaderData<typeof loader>()
	const getFieldLabel = createLabelFinder({
		date: page.date,
		time: page.time,
		cause: page.cause,
		notes: page.notes,
		file: page.files,
	})
	const lead = <DefinitionList items={page.facts} />
	return (
		<ActionPage page={page} name="damage" getFieldLabel={getFieldLabel} lead={lead}>
			{(form) => <DamageForm page={page} {...form} />}
		</ActionPage>
	)
}
