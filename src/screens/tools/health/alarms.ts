import { createContext } from 'react';
import type { SafeUrl } from '@/lib/safe-url';

/** An error that Jetpack itself has printed on this page. */
export interface Alarm {
	id: number;
	/** What it says first. */
	sentence: string;
	/** Its own link or button: a link to elsewhere has an address, any other is pressed. */
	action?: { label: string; href: SafeUrl | undefined; press: () => void };
}

/** The app provides it: only the app touches the page outside our root. */
export const AlarmContext = createContext<readonly Alarm[]>([]);
