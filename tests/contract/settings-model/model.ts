import { readFixture } from '#tests/support/fixtures';
import { KINDS, readBack, type Definition } from './values';
import type { Random } from '#tests/support/random';

/** Keys that do more than store a value. Each has its own test. */
const ACTIONS = [
	'blog_id',
	'jetpack_protect_global_whitelist',
	'jetpack_protect_key',
	'lang_id',
	'monitor_receive_notifications',
	'post_by_email_address',
	'search_auto_config',
	'wordpress_api_key',
];

/** Changes of options when a module is switched. */
const SIDE_EFFECTS: Record<string, (isOn: boolean) => Record<string, unknown>> = {
	markdown: (isOn) => (isOn ? { wpcom_publish_posts_with_markdown: true } : {}),
	'gravatar-hovercards': (isOn) => ({
		gravatar_disable_hovercards: isOn ? 'enabled' : 'disabled',
	}),
	waf: (isOn) => (isOn ? { jetpack_waf_share_data: true } : {}),
};

export interface WireModule {
	available: boolean;
	deactivate: boolean;
	override: unknown;
}

export interface Outcome {
	status: number;
	code: string;
	named: string[];
}

const OPTIONS = (readFixture('wire/settings') as Definition[]).filter(
	({ key, validator }) => validator in KINDS && !ACTIONS.includes(key),
);
const OPTION_BY_KEY = new Map(OPTIONS.map((definition) => [definition.key, definition]));

/** The expected settings after saves: the rules of the server, implemented independently. */
export class SettingsModel {
	constructor(
		readonly values: Record<string, unknown>,
		private readonly modules: Record<string, WireModule>,
	) {}

	payload(random: Random): Record<string, unknown> {
		const entries = Array.from({ length: 1 + random.below(8) }, () => this.entry(random));
		return Object.fromEntries(entries);
	}

	private entry(random: Random): [string, unknown] {
		if (random.chance(0.04)) {
			return [`no_such_key_${random.below(9)}`, random.pick([1, 'x', null, {}])];
		}
		if (random.chance(0.3)) {
			return [random.pick(Object.keys(this.modules)), random.chance(0.5)];
		}
		const definition = random.pick(OPTIONS);
		const kind = KINDS[definition.validator];
		const value = random.chance(0.06)
			? random.pick(kind?.invalid ?? [])
			: kind?.valid(random, definition);
		return [definition.key, value];
	}

	save(payload: Record<string, unknown>): Outcome {
		const invalid = Object.keys(payload).filter((key) => this.isInvalid(key, payload[key]));
		if (invalid.length > 0) {
			// WordPress validates null only after all other values.
			const first = invalid.filter((key) => payload[key] !== null);
			const named = first.length > 0 ? first : invalid;
			return { status: 400, code: 'rest_invalid_param', named };
		}
		const unknown = Object.keys(payload).filter(
			(key) => !OPTION_BY_KEY.has(key) && !(key in this.modules),
		);
		const refused = Object.keys(payload).filter(
			(key) => key in this.modules && !this.switchModule(key, payload[key] === true),
		);
		for (const [key, value] of Object.entries(payload)) {
			const definition = OPTION_BY_KEY.get(key);
			if (definition) {
				this.values[key] = readBack(definition, value);
			}
		}
		const named = [...unknown, ...refused];
		return named.length > 0
			? { status: 400, code: 'some_updated', named }
			: { status: 200, code: 'success', named };
	}

	private isInvalid(key: string, value: unknown): boolean {
		const kind = KINDS[OPTION_BY_KEY.get(key)?.validator ?? ''];
		return kind?.invalid.includes(value) ?? false;
	}

	private switchModule(slug: string, isOn: boolean): boolean {
		const { available, deactivate } = this.modules[slug] as WireModule;
		const isSame = this.values[slug] === isOn;
		if (isOn ? !available : !deactivate && !isSame) {
			return false;
		}
		if (!isSame) {
			this.values[slug] = isOn;
			Object.assign(this.values, SIDE_EFFECTS[slug]?.(isOn));
		}
		return true;
	}
}
