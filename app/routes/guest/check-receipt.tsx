import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CheckReceiptForm } from '#app/features/receipts/check-receipt-form'
import { checkReceipt, getReceiptCheckPage } from '#app/features/receipts/check-receipt.server'
import { createLabelFinder } from '#app/forms/find-value'
import { ReplyErrors } from '#app/forms/reply-errors'
import { useReply } from '#app/forms/use-reply'
import { getPageTitle } from '#app/request/page-title'
import { allowAnyone } from '#app/request/guard.server'
import { Notice } from '#app/ui/notice'
import { PageContent } from '#app/ui/page-content'

export const meta = getPageTitle

const name = 'check'

export async function loader(args: LoaderFunctionArgs) {
	const { say } = await allowAnyone(args)
	return getReceiptCheckPage(say)
}

export async function action(args: ActionFunctionArgs) {
	const ctx = await allowAnyone(args)
	return checkReceipt(ctx, args.request)
}

export default function CheckReceiptPage() {
	const page = useLoaderData<typeof loader>()
	const data = useActionData<typeof action>()
	const outcome = data && 'outcome' in data ? data.outcome : undefined
	const reply = useReply()
	const errors = outcome ? undefined : reply
	return (
		<PageContent
			title={page.title}
			purpose={page.purpose}
			summary={<ReplyErrors form={name} reply={errors} getFieldLabel={createLabelFinder({ text: page })} />}
		>
			{outcome ? (
				<Notice tone="success" kind={outcome.kind}>
					{outcome.text}
				</Notice>
			) : null}
			<CheckReceiptForm {...page} name={name} result={errors?.result} />
		</PageContent>
	)
}
