import { Fragment, type ReactNode } from 'react';
import { Heading } from '../../ui/root/Heading.tsx';

interface FormHeaderProps {
  title: string;
  /** Facts about the stored document; false and undefined are left out. */
  facts?: readonly (string | false | null | undefined)[] | undefined;
  /** Buttons. */
  children?: ReactNode;
}

/** The stored document's name and facts. */
export function FormHeader({ title, facts, children }: FormHeaderProps) {
  return (
    <header className="daybook-editor-header">
      <div className="daybook-editor-name">
        <Heading>
          <bdi>{title}</bdi>
        </Heading>
        {facts && (
          <p className="daybook-secondary">
            {facts
              .filter((fact) => typeof fact === 'string')
              .map((fact, index) => (
                <Fragment key={fact}>
                  {index > 0 && ' · '}
                  <bdi>{fact}</bdi>
                </Fragment>
              ))}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
