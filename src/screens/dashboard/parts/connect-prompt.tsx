import type { ReactNode } from 'react';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { ConnectPrompt as Prompt } from '@/ui/connect-prompt';

interface ConnectPromptProps {
	/** Which layer of the connection is missing. */
	layer: 'site' | 'owner';
	canConnect: boolean;
	/** What stands in the tracks of a click. */
	feature: string;
	/** Why it is worth it. */
	children: ReactNode;
}

/** The prompt of a card, with its clicks counted. */
export function ConnectPrompt({ feature, ...prompt }: ConnectPromptProps) {
	const dispatch = useAppDispatch();
	return (
		<Prompt {...prompt} onConnect={() => dispatch(recordClick('connect-banner', { feature }))} />
	);
}
