/** For the head of every document. Numbers, dates and addresses are no links unless the portal makes them so. */
export function HeadMeta() {
	return (
		<>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
		</>
	)
}
