/** Parameters that hold a signature: storage services renew them, and those that belong to them, for every request. */
const signature = /^(x-(amz|goog|oss|cos)-signature|q-signature|signature|sig|hdnts)$/i
const ofSignature =
	/^(x-(amz|goog|oss|cos)-.*|signature|expires|policy|key-pair-id|awsaccesskeyid|googleaccessid|hdnts|q-(sign|ak|key|header|url|signature).*|se|sig|sip|ske|skoid|sks|skt|sktid|skv|sp|spr|sr|st|sv)$/i

/** An address that stays equal while it leads to the same file. One without a signature is left as it is. */
export function getUnsignedUrl(address: URL): string {
	const url = new URL(address)
	const pairs = [...url.searchParams]
	if (!pairs.some(([name]) => signature.test(name))) return url.href
	url.search = new URLSearchParams(pairs.filter(([name]) => !ofSignature.test(name))).toString()
	return url.href
}
