import { isMap } from '@/lib/values';

/** An argument of an endpoint, as the index of a namespace describes it. */
interface Argument {
	required?: boolean;
	type?: string | string[];
	enum?: unknown[];
}

interface Endpoint {
	methods: string[];
	args: Record<string, Argument>;
}

/** The index of a REST namespace, `GET jetpack/v4`: pattern of the path → its endpoints. */
export type RestIndex = Record<string, { endpoints: Endpoint[] }>;

export interface SentCall {
	method: string;
	/** Path with its namespace, such as "jetpack/v4/settings". */
	path: string;
	query: Record<string, string>;
	body?: unknown;
}

/** As WordPress validates, from a JSON body. */
const CHECKS: Record<string, (value: unknown) => boolean> = {
	array: (value) => Array.isArray(value) || typeof value === 'string',
	boolean: (value) =>
		typeof value === 'boolean' || ['0', '1', 0, 1, 'true', 'false'].includes(value as string),
	integer: (value) => Number.isInteger(Number(value)) && typeof value !== 'boolean',
	null: (value) => value === null,
	number: (value) => !Number.isNaN(Number(value)) && typeof value !== 'boolean',
	object: isMap,
	string: (value) => typeof value === 'string',
};

function isValid({ type, enum: values }: Argument, value: unknown): boolean {
	const types = [type ?? []].flat();
	return (
		(types.length === 0 || types.some((name) => CHECKS[name]?.(value) ?? true)) &&
		(!values || values.some((one) => String(one) === String(value)))
	);
}

/** The arguments of the endpoint for a method and a path, with the names in the path; undefined if there is none. */
export function findArguments(index: RestIndex, { method, path }: SentCall) {
	for (const [pattern, { endpoints }] of Object.entries(index)) {
		const match = new RegExp(`^${pattern.replaceAll('(?P<', '(?<')}$`).exec(`/${path}`);
		const endpoint = match && endpoints.find(({ methods }) => methods.includes(method));
		if (endpoint) {
			return { args: endpoint.args, inPath: { ...match.groups } };
		}
	}
	return undefined;
}

export function findCallFlaws(index: RestIndex, call: SentCall): string[] {
	const found = findArguments(index, call);
	if (!found) {
		return [`the server has no ${call.method} ${call.path}`];
	}
	const { args, inPath } = found;
	const sent: Record<string, unknown> = {
		...inPath,
		...call.query,
		...(isMap(call.body) ? call.body : {}),
	};
	const missing = Object.entries(args)
		.filter(([name, { required }]) => required && !(name in sent))
		.map(([name]) => `"${name}" is required`);
	const refused = Object.entries(sent).flatMap(([name, value]) => {
		const argument = args[name];
		if (!argument) {
			// An endpoint without a schema reads the raw body.
			return Object.keys(args).length > 0 && isMap(call.body) && name in call.body
				? [`the server has no key "${name}"`]
				: [];
		}
		return isValid(argument, value) ? [] : [`"${name}" may not be ${JSON.stringify(value)}`];
	});
	return [...missing, ...refused];
}
