/** What webpack makes of files that are no code. */
declare module '*.module.scss' {
	const classNames: Readonly<Record<string, string>>;
	export default classNames;
}

declare module '*.scss';

declare module '*.svg' {
	const url: string;
	export default url;
}

/** Whether this bundle has the dev tools. Known when it is made: what it guards is not in the bundle that people install. */
declare const __DEV_TOOLS__: boolean;
