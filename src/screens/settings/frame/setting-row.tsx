import type { ReactNode } from 'react';
import { rowIdOf } from './focus-setting';

/** The place of one setting on the page: what the search leads to. */
export function SettingRow({ id, children }: { id: string; children: ReactNode }) {
	return <div id={rowIdOf(id)}>{children}</div>;
}
