import { useEffect } from "react";
import { useToast } from "#features/toast/index.ts";

/** Says once that the connection is lost, and once that it is back; what is open goes on working meanwhile. */
export function ConnectionNotice() {
  const toast = useToast();
  useEffect(() => {
    let isLost = false;
    const lost = () => {
      if (isLost) return;
      isLost = true;
      toast({
        title: "Network connection lost",
        text: "Calculators that are open go on calculating. Favorites are kept in this browser.",
      });
    };
    const back = () => {
      if (!isLost) return;
      isLost = false;
      toast({ title: "Network connection restored" });
    };
    addEventListener("offline", lost);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
    };
  }, [toast]);
  return null;
}
