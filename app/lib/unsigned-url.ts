/** Parameters that storage services renew for every request; they say nothing about the file. */
const signatureParameter =
	/^(x-(amz|goog|oss|cos)-.*|signature|expires|policy|key-pair-id|awsaccesskeyid|googleaccessid|hdnts|se|sig|sip|ske|skoid|sks|skt|sktid|skv|sp|spr|sr|st|sv)$/i

/** An address that stays equal while it leads to the same file. */
export function getUnsignedUrl(address: URL): string {
	const url = new URL(address)
	for (const name of [...url.searchParams.keys()])
		if (signatureParameter.test(name)) url.searchParams.delete(name)
	return url.href
}
