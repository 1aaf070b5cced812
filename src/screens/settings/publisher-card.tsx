import { __ } from '@wordpress/i18n';
import type { ModuleRecord } from '@/domain/modules';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';

/** A module as somebody sees it who uses it and may not switch it. */
export function PublisherCard({ record }: { record: ModuleRecord }) {
	return (
		<Card
			headingLevel={2}
			title={record.name}
			badge={<Status intent="success">{__('Active', 'jetpack')}</Status>}
		>
			<p>{record.description}</p>
		</Card>
	);
}
