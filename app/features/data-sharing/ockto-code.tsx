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

/** Failures are reported in every state, and hide neither each other nor a code [567] [568] [569] [571]. */
export function OcktoCode({ page }: { page: OcktoView }) {
	const { state, says, code, faults, error } = page
	return (
		<>
			{faults.map((fault) => (
				<Notice key={fault} tone="error" kind={error}>
					{fault}
				</Notice>
			))}
			{state === 'scanned' ? (
				<Card footer={<RenewForm page={page} />}>
					<Spinner />
					<p>{says}</p>
				</Card>
			) : (
				<>
					{code?.isMissing ? <RenewForm page={page} /> : null}
					{code?.isAwaited ? (
						<Card>
							<p>{says}</p>
							<Skeleton lines={6} />
						</Card>
					) : null}
					{code ? <WaysToStart code={code} /> : null}
				</>
			)}
		</>
	)
}

/** The link precedes the code in the document: phones need the link. */
function WaysToStart({ code }: { code: NonNullable<OcktoView['code']> }) {
	const { here, scan, start, image } = code
	return (
		<Pair>
			{start ? (
				<Card title={here.title}>
					<p>{here.text}</p>
					<ButtonLink variant="primary" href={start.href} newTab={start.newTab}>
						{here.start}
					</ButtonLink>
				</Card>
			) : null}
			{image ? (
				<Card title={scan.title}>
					<p>{scan.text}</p>
					<QrCode image={image} label={scan.picture} />
				</Card>
			) : null}
		</Pair>
	)
}

function RenewForm({ page: { renew, address } }: { page: OcktoView }) {
	return (
		<PostForm aria-label={renew.label} action={address} formId={renew.formId}>
			<HiddenFields fields={renewIntent} />
			<Button>{renew.label}</Button>
		</PostForm>
	)
}
