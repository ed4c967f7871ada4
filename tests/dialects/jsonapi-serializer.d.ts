declare module 'jsonapi-serializer' {
	interface Options {
		attributes?: string[]
		[name: string]: unknown
	}
	const jsonApi: {
		Serializer: new (type: string, options: Options) => { serialize(data: unknown): unknown }
	}
	export default jsonApi
}
