import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import type { CardProps } from '@/ui/card';
import { Status } from '@/ui/status';
import { ConnectPrompt } from '../../common/connect-prompt';
import { CardToggle } from './card-toggle';
import { selectModuleCard } from './select-module-card';

interface ModuleCardProps {
	slug: string;
	title: string;
	icon: CardProps['icon'];
	/** What the feature is for: true whether it is on or off. */
	description: string;
	/** What it does now that it is on. */
	children: ReactNode;
	/** Below, whether it is on or off. */
	footer?: ReactNode;
	className?: string;
}

/** A feature of the site with its switch: what it does, or why it cannot. */
export function ModuleCard({
	slug,
	title,
	icon,
	description,
	children,
	footer,
	className,
}: ModuleCardProps) {
	const view = useAppSelector((state) => selectModuleCard(state, slug));
	switch (view.kind) {
		case 'absent':
			return null;
		case 'offline':
			return (
				<Card title={title} icon={icon} intent="inactive">
					<Status intent="inactive">{__('Unavailable in Offline Mode', 'jetpack')}</Status>
				</Card>
			);
		case 'needs-connection':
			return (
				<Card title={title} icon={icon}>
					<ConnectPrompt layer={view.layer} canConnect={view.canConnect} feature={slug}>
						{description}
					</ConnectPrompt>
				</Card>
			);
		case 'switch':
			return (
				<Card
					title={title}
					icon={icon}
					className={className}
					action={view.hasToggle && <CardToggle slug={slug} title={title} />}
				>
					{view.isOn ? children : <p>{description}</p>}
					{footer}
				</Card>
			);
		default:
			return assertNever(view, 'view');
	}
}
