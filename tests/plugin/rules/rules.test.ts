import { readdirSync } from 'node:fs';
import type { Rule } from '../support/rule';
import { tryRules } from '../support/try-rules';

tryRules(
	readdirSync(__dirname)
		.filter((name) => !name.endsWith('.test.ts'))
		.flatMap((name) => Object.values(jest.requireActual<Record<string, Rule>>(`./${name}`))),
);
