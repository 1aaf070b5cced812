import { Children, isValidElement, type ReactNode } from 'react';
import { Button } from '@/ui/button';

export interface ButtonGroupProps {
	label?: string;
	children: ReactNode;
}

function nameOf(child: ReactNode): string {
	if (!isValidElement(child)) {
		return `"${String(child)}"`;
	}
	const type: unknown = child.type;
	if (typeof type === 'string') {
		return `<${type}>`;
	}
	if (typeof type === 'symbol') {
		return `<${type.description ?? String(type)}>`;
	}
	// A component, which may have a display name besides its own.
	const { displayName, name } = type as { displayName?: string; name?: string };
	return `<${displayName ?? name ?? 'unknown'}>`;
}

/**
 * Buttons that belong together.
 *
 * @throws {Error} Names the first child that is not a Button (COMP-18).
 */
export function ButtonGroup({ label, children }: ButtonGroupProps) {
	for (const child of Children.toArray(children)) {
		if (!isValidElement(child) || child.type !== Button) {
			throw new Error(`A button group takes only buttons, not ${nameOf(child)}.`);
		}
	}
	return (
		<div role="group" aria-label={label} className="jd-actions">
			{children}
		</div>
	);
}
