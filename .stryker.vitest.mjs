import portal from './vite.config'

/** The units alone: a mutant is judged by the tests beside its source, without a build. */
export default (env) => {
	const config = portal(env)
	const projects = config.test.projects.filter(({ test }) => test.name.startsWith('units'))
	return { ...config, test: { ...config.test, projects } }
}
