import type { Check, Host, World } from './types.mjs';

export function judge(heavy: World, light: World | undefined, host: Host): Check[];
