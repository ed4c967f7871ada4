import { PostForm } from '#app/forms/post-form'
import { Button, ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { HiddenFields } from '#app/ui/hidden-fields'
import { Notice } from '#app/ui/notice'
import { Pair } from '#app/ui/pair'
import { QrCode } from '#app/ui/qr-code'
import { Skeleton } from '#app/ui/skeleton'
import { Spinner } from '#app/ui/spinner'
import type { OcktoView } from './ockto-page.server'

const renewIntent = [{ name: 'intent', value: 'renew' }]

/** @see [567] [568] [571] */
export function OcktoCode({ page }: { page: OcktoView }) {
	const { state, says, code, problem, error } = page
	if (problem)
		return (
			<Notice tone="error" kind={error}>
				{problem}
			</Notice>
		)
	if (state === 'waiting')
		return (
			<Card>
				<p>{says}</p>
				<Skeleton lines={6} />
			</Card>
		)
	if (state === 'scanned')
		return (
			<Card footer={<RenewForm page={page} />}>
				<Spinner />
				<p>{says}</p>
			</Card>
		)
	return (
		<>
			{state === 'unreachable' ? (
				<Notice tone="error" kind={error}>
					{says}
				</Notice>
			) : null}
			{code ? <WaysToStart page={page} code={code} /> : null}
		</>
	)
}

/** The link precedes the code in the document: phones need the link. */
function WaysToStart({ page, code }: { page: OcktoView; code: NonNullable<OcktoView['code']> }) {
	const { here, scan, start, image, missing } = code
	const scanCard = image ? (
		<Card title={scan.title}>
			<p>{scan.text}</p>
			<QrCode image={image} label={scan.picture} />
		</Card>
	) : null
	return (
		<>
			{missing ? (
				<>
					<Notice tone="error" kind={page.error}>
						{missing}
					</Notice>
					<RenewForm page={page} />
				</>
			) : null}
			<Pair>
				{start ? (
					<Card title={here.title}>
						<p>{here.text}</p>
						<ButtonLink variant="primary" href={start.href} newTab={start.newTab}>
							{here.start}
						</ButtonLink>
					</Card>
				) : null}
				{scanCard}
			</Pair>
		</>
	)
}

function RenewForm({ page: { renew, address } }: { page: OcktoView }) {
	return (
		<PostForm action={address} formId={renew.formId}>
			<HiddenFields fields={renewIntent} />
			<Button>{renew.label}</Button>
		</PostForm>
	)
}
